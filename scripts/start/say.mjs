/**
 * Prints one line. It is written to the error stream, because programs read the output of a command such as `token`.
 */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

/**
 * Runs one long step and reports it and its duration. On a terminal the line counts the seconds; elsewhere a line every
 * 30 s reports that the step is still running.
 */
export async function saying(doing, done, step) {
  const start = performance.now()
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1)
  const onTerminal = process.stderr.isTTY === true
  if (onTerminal) process.stderr.write(`${doing} …`)
  else say(`${doing} …`)
  const ticker = setInterval(
    () =>
      onTerminal ? process.stderr.write(`\r${doing} … ${seconds()} s`) : say(`${doing} … ${seconds()} s`),
    onTerminal ? 1000 : 30_000,
  )
  try {
    const result = await step()
    if (onTerminal) process.stderr.write('\r\u001b[K')
    say(`${done} in ${seconds()} s.`)
    return result
  } catch (error) {
    if (onTerminal) process.stderr.write('\n')
    throw error
  } finally {
    clearInterval(ticker)
  }
}

/** Reports why the process cannot continue, and ends it. */
export function giveUp(sentence) {
  say(sentence)
  process.exit(1)
}
