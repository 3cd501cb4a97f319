// Plain JavaScript, read before anything else: an older Node can't even read TypeScript to say so.
const OLDEST = [22, 22]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`Pasok needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}.`)
  process.exit(1)
}
