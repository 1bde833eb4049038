const oldest = [20, 19]

/** Ends the process with a clear message when this Node is older than the oldest supported version. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  console.error(`Porchlight needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
