import { ProviderFailure } from '../../../http/provider-failure'
import { aloneInTransaction } from '../store/alone-in-transaction'
import type { TexasSetOptions } from '../texas-set-options'
import { applyWaiting } from './apply-message'
import { makeFolders } from './market-folders'
import { namesInInbox, takeFile } from './take-inbox'
import { prepareInterchange, writeNextFile } from './write-outbox'

/** The limit for one exchange; the next one continues. */
const mostFiles = 100

export interface Exchanged {
  readonly taken: number
  readonly written: number
}

/**
 * Reads the files of the inbox and writes those of the outbox. Any number of processes may do so at any time, and any
 * of them may be killed: what was stored is stored once, and what was not is done by the next exchange.
 * @throws ProviderFailure when the folders cannot be read or written
 */
export async function exchangeFiles(options: TexasSetOptions): Promise<Exchanged> {
  try {
    await makeFolders(options.folder)
    let taken = 0
    for (const name of (await namesInInbox(options)).slice(0, mostFiles)) {
      if (!(await takeFile(options, name))) break
      taken += 1
    }
    await aloneInTransaction(options.pool, 'inbox', (connection) => applyWaiting(connection, options))
    let written = 0
    while (written < mostFiles) {
      await prepareInterchange(options)
      if (!(await writeNextFile(options))) break
      written += 1
    }
    return { taken, written }
  } catch (error) {
    const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : null
    if (code === null) throw error
    throw new ProviderFailure(`The folder of the market cannot be used: ${code}.`)
  }
}
