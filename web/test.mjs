// Runs the unit tests of the frame and of the games' boards.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as esbuild from 'esbuild'

const games = readdirSync('../games').map((game) => join('../games', game, 'board'))
const tests = ['test', ...games].flatMap((folder) => {
  try {
    return readdirSync(folder, { recursive: true }).filter((file) => /\.test\.tsx?$/.test(file)).map((file) => join(folder, file))
  } catch {
    return [] // a game without a board
  }
})
rmSync('target/test', { recursive: true, force: true })
await esbuild.build({
  entryPoints: tests,
  bundle: true,
  platform: 'node',
  format: 'esm',
  outdir: 'target/test',
  outbase: '..',
  outExtension: { '.js': '.mjs' },
  tsconfig: 'tsconfig.json',
  nodePaths: ['node_modules'],
  loader: { '.css': 'empty' },
  logLevel: 'warning',
})
process.exit(spawnSync(process.execPath, ['--test', 'target/test/'], { stdio: 'inherit' }).status ?? 1)
