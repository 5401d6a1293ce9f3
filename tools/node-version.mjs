// Says plainly when Node is not one that Sheaf runs on. Imported first by every command, for what it does: `package.json` has the range.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const { sentence, isFatal } = judge(process.versions.node, engines.node)
if (sentence) console.error(sentence)
if (isFatal) process.exit(1)

/** An older Node lacks what Sheaf uses; a newer one most likely has it, but nobody has tried. */
export function judge(version, range) {
  const [, least, below] = /^>=(\S+) <(\S+)$/.exec(range)
  const supported = `Sheaf runs on Node ${least} to ${Number(below) - 1}`
  if (compare(version, least) < 0)
    return { sentence: `${supported}; this is Node ${version}. Install a newer one: https://nodejs.org`, isFatal: true }
  if (compare(version, below) >= 0)
    return { sentence: `${supported}; this is Node ${version}, with which it is not tested.`, isFatal: false }
  return { sentence: '', isFatal: false }
}

function compare(one, other) {
  const [a, b] = [one, other].map(version => version.split('.').map(Number))
  const differing = a.findIndex((part, i) => part !== (b[i] ?? 0))
  return differing === -1 ? 0 : a[differing] - (b[differing] ?? 0)
}
