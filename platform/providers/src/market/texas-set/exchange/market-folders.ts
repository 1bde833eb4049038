import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Creates the folders if missing. */
export async function makeFolders(folder: string): Promise<void> {
  for (const each of ['outbox', 'inbox', 'archive', 'quarantine'] as const) {
    await mkdir(join(folder, each), { recursive: true })
  }
}

/**
 * Writes a file so that readers of its folder see all of it or nothing, and that it survives a machine crash. Until it
 * is complete its name begins with a dot.
 */
export async function writeWhole(
  { folder, name, text }: { readonly folder: string; readonly name: string; readonly text: string },
  beforeNaming: () => void | Promise<void>,
): Promise<void> {
  const temporary = join(folder, `.${name}.tmp`)
  const file = await open(temporary, 'w')
  try {
    await file.writeFile(text, 'latin1')
    await file.sync()
  } finally {
    await file.close()
  }
  await beforeNaming()
  await rename(temporary, join(folder, name))
  await syncFolder(folder)
}

/** Moves a file out of the inbox; one that another process has moved is not a failure. */
export async function putAway(
  folder: string,
  name: string,
  target: { readonly folder: 'archive' | 'quarantine'; readonly name: string },
): Promise<void> {
  await rename(join(folder, 'inbox', name), join(folder, target.folder, target.name)).catch(goOnIfGone)
  await syncFolder(join(folder, target.folder))
}

/** Writes the reason for quarantining a file next to it. */
export async function writeReason(folder: string, name: string, reason: string): Promise<void> {
  await writeFile(join(folder, 'quarantine', `${name}.reason.txt`), `${reason}\n`)
}

/** A name is durable only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function goOnIfGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
