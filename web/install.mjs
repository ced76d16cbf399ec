// Brings node_modules up to the lock file; does nothing when it already is.
import { execSync } from 'node:child_process'
import { statSync } from 'node:fs'

const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

if (age('node_modules/.package-lock.json') < age('package-lock.json')) {
  execSync('npm ci --no-audit --no-fund', { stdio: 'inherit' })
}
