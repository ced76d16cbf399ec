// Builds the client into target/classes/web: type checking is done before, by tsc.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { rulesOf } from './rules.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const out = join(here, 'target/classes/web')
const gamesFolder = resolve(here, '../games')
const limit = 100_000

const withFile = (file) => readdirSync(gamesFolder).filter((game) => existsSync(join(gamesFolder, game, file)))
/** What a game brings along, each loaded by itself. */
const parts = { clients: 'board/index.tsx', covers: 'board/cover.tsx', guides: 'board/guide.ts', tables: 'board/tables.tsx' }
const rulebooks = withFile('board/rules')

/** Games announce themselves by their folders: `virtual:games` maps their names to what is loaded when needed. */
const games = {
  name: 'games',
  setup(build) {
    build.onResolve({ filter: /^virtual:games$/ }, () => ({ path: 'games', namespace: 'games' }))
    build.onLoad({ filter: /.*/, namespace: 'games' }, () => ({
      resolveDir: here,
      contents: [
        ...Object.entries(parts).map(([part, file]) => `export const ${part} = {${withFile(file).map((game) => `${q(game)}: ${later(game, file)}`)}}`),
        'export const rules = {',
        ...rulebooks.map((game) => `${q(game)}: {${languages(game)}},`),
        '}',
      ].join('\n'),
    }))
    build.onLoad({ filter: /rules[\\/][a-z]+\.md$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify(rulesOf(readFileSync(path, 'utf8')))}`,
    }))
  },
}

/** A catalogue is one object: no name of its own for each of its keys. */
const catalogues = {
  name: 'catalogues',
  setup(build) {
    build.onLoad({ filter: /src[\\/]texts[\\/][a-z]+\.json$/ }, ({ path }) => ({
      contents: `export default ${readFileSync(path, 'utf8')}`,
      loader: 'js',
    }))
  },
}

/** Style sheets that a module imports come and go with its chunk, and need no inline style. */
const adoptedStyles = {
  name: 'adopted-styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      if (path === join(here, 'src/styles/main.css')) return null
      const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true })
      return {
        contents: `const sheet = new CSSStyleSheet()
          sheet.replaceSync(${JSON.stringify(code)})
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]`,
      }
    })
  },
}

function languages(game) {
  return readdirSync(join(gamesFolder, game, 'board/rules'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${basename(file, '.md')}: ${later(game, join('board/rules', file))}`)
    .join(', ')
}

function later(game, file) {
  return `() => import(${q(join(gamesFolder, game, file))})`
}

function q(text) {
  return JSON.stringify(text)
}

rmSync(out, { recursive: true, force: true })
mkdirSync(join(out, 'assets'), { recursive: true })

const { metafile } = await esbuild.build({
  absWorkingDir: here,
  entryPoints: { main: 'src/main.tsx', theme: 'src/theme-first.ts' },
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  sourcemap: false,
  metafile: true,
  outdir: join(out, 'assets'),
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  tsconfig: join(here, 'tsconfig.json'),
  nodePaths: [join(here, 'node_modules')],
  plugins: [games, catalogues, adoptedStyles],
  charset: 'utf8',
  logLevel: 'warning',
})
const styles = await esbuild.build({
  absWorkingDir: here,
  entryPoints: ['src/styles/main.css'],
  bundle: true,
  minify: true,
  metafile: true,
  outdir: join(out, 'assets'),
  entryNames: '[name]-[hash]',
  logLevel: 'warning',
})

const outputs = { ...metafile.outputs, ...styles.metafile.outputs }
const outputOf = (source) => Object.keys(outputs).find((file) => outputs[file].entryPoint?.endsWith(source))
const address = (source) => `/assets/${basename(outputOf(source))}`

const icon = readFileSync(join(here, 'src/icon.svg'))
const iconName = `icon-${createHash('sha256').update(icon).digest('hex').slice(0, 8)}.svg`
writeFileSync(join(out, 'assets', iconName), icon)
writeFileSync(
  join(out, 'index.html'),
  readFileSync(join(here, 'src/index.html'), 'utf8')
    .replace('%icon%', `/assets/${iconName}`)
    .replace('%theme%', address('src/theme-first.ts'))
    .replace('%styles%', address('src/styles/main.css'))
    .replace('%main%', address('src/main.tsx')),
)

const compressed = {}
for (const file of ['index.html', ...readdirSync(join(out, 'assets')).map((name) => join('assets', name))]) {
  const gzip = gzipSync(readFileSync(join(out, file)), { level: 9 })
  writeFileSync(join(out, `${file}.gz`), gzip)
  compressed[basename(file)] = gzip.length
}

/** What one page needs: a module and all it imports, once each. */
function needs(source, seen = new Set()) {
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    outputs[file].imports.filter(({ kind }) => kind === 'import-statement').forEach(({ path }) => visit(path))
  }
  const first = outputOf(source)
  if (first) visit(first)
  return seen
}
const size = (files) => [...files].reduce((sum, file) => sum + compressed[basename(file)], 0)

const home = needs('src/texts/en.json', needs('src/styles/main.css', needs('src/theme-first.ts', needs('src/main.tsx'))))
const match = needs('src/pages/table.tsx', new Set(home))
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
console.log(`client, compressed: home ${kB(size(home))}, match ${kB(size(match))} without a board`)
for (const game of withFile(parts.clients)) {
  const all = size(needs(`${game}/board/index.tsx`, new Set(match)))
  console.log(`  with ${game}: ${kB(all)} of at most ${kB(limit)}`)
  if (all > limit) {
    console.error(`the first load of ${game} is too large`)
    process.exit(1)
  }
}
if (size(match) > limit) {
  console.error('the first load is too large')
  process.exit(1)
}
