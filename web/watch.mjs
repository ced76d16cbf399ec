// Builds the client anew whenever a source of the frame or of a board is saved.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, watch } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const games = resolve(here, '../games')
const folders = [
  join(here, 'src'),
  ...readdirSync(games).flatMap((game) => [join(games, game, 'board'), join(games, game, 'src/main/resources')]),
]

const build = () => spawnSync(process.execPath, ['build.mjs'], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] })

let soon
for (const folder of folders.filter((folder) => existsSync(folder))) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(soon)
    soon = setTimeout(build, 50) // a save can be several changes
  })
}
