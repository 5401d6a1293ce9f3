// Import cycles between sources, types included: a file that needs another one to be understood first, and the reverse.
// An import at run time (`import()`) is a deliberate cut and does not count. A test bench is a little world whose parts know each
// other; it is left out.
import { resolveImport } from './load-sources.mjs'

export function checkCycles(root, sources) {
  const judged = sources.filter(source => !/\/simulator\//.test(source.path))
  const edges = new Map(judged.map(source => [source.path, targets(root, source)]))
  return stronglyConnected(edges)
    .filter(group => group.length > 1 || edges.get(group[0])?.includes(group[0]))
    .map(group => ({ path: group[0], line: 1, message: `import cycle: ${pathThrough(group, edges).join(' → ')}` }))
}

function targets(root, { path, facts }) {
  const found = facts.imports
    .filter(({ dynamic }) => !dynamic)
    .map(({ specifier }) => resolveImport(root, path, specifier))
  return [...new Set(found.filter(target => target !== undefined))]
}

/** Tarjan's algorithm, with a stack of its own so that a long chain of files cannot overflow the call stack. */
function stronglyConnected(edges) {
  const index = new Map()
  const low = new Map()
  const waiting = []
  const groups = []
  for (const start of edges.keys()) {
    if (index.has(start)) continue
    const frames = [{ node: start, next: 0 }]
    while (frames.length > 0) {
      const frame = frames.at(-1)
      const { node } = frame
      if (frame.next === 0) {
        index.set(node, index.size)
        low.set(node, index.get(node))
        waiting.push(node)
      }
      const target = edges.get(node)?.[frame.next++]
      if (target !== undefined) {
        if (!index.has(target)) frames.push({ node: target, next: 0 })
        else if (waiting.includes(target)) low.set(node, Math.min(low.get(node), index.get(target)))
        continue
      }
      frames.pop()
      const above = frames.at(-1)?.node
      if (above) low.set(above, Math.min(low.get(above), low.get(node)))
      if (low.get(node) === index.get(node)) groups.push(waiting.splice(waiting.indexOf(node)))
    }
  }
  return groups
}

/** One round trip within the group, for a message that can be acted on. */
function pathThrough(group, edges) {
  const members = new Set(group)
  const queue = [[group[0]]]
  const seen = new Set()
  for (const path of queue) {
    for (const target of edges.get(path.at(-1)) ?? []) {
      if (target === group[0]) return [...path, target]
      if (members.has(target) && !seen.has(target)) {
        seen.add(target)
        queue.push([...path, target])
      }
    }
  }
  return group
}
