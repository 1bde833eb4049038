import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fail } from '@porchlight/errors'
import { filesFolder } from '../../composition/files-folder'
import { bucketAddress, openFiles } from '../../composition/open-files'
import type { Settings } from '../../settings/read-settings'
import type { OpenCopy } from './read-copy'

/** The copy's files, written next to their destination. */
export interface StagedFiles {
  /** Replaces the existing files with them. */
  install(): Promise<void>
  /** Removes them, unless they were installed. */
  discard(): Promise<void>
}

/**
 * Writes the copy's files, which follow its tables, where nothing reads them yet. In a bucket nothing references them
 * yet either: there they are written directly to their final keys, and remain if the restore fails.
 */
export async function stageFiles(copy: OpenCopy, settings: Settings): Promise<StagedFiles> {
  return settings.files.kind === 's3' ? putInBucket(copy, settings) : stageOnDisk(copy, settings.dataDir)
}

async function putInBucket(copy: OpenCopy, settings: Settings): Promise<StagedFiles> {
  const files = await openFiles(settings)
  for (const file of copy.manifest.files) {
    const put = async (bytes: AsyncGenerator<Buffer>) => {
      await files.put(file.path, Readable.from(bytes)).catch((cause: unknown) => {
        const reason = `Nothing was restored: ${bucketAddress(settings)} does not take files. Look at its name, region and credentials.`
        throw fail('invalidSettings', { reason }, { cause })
      })
    }
    await copy.part(file.path, file, put)
  }
  return { install: async () => undefined, discard: async () => undefined }
}

async function stageOnDisk(copy: OpenCopy, dataDir: string): Promise<StagedFiles> {
  const folder = filesFolder(dataDir)
  const staged = `${folder}.restored-${randomUUID()}`
  const discard = () => rm(staged, { recursive: true, force: true })
  try {
    await mkdir(staged, { recursive: true, mode: 0o700 })
    for (const file of copy.manifest.files) {
      const path = join(staged, ...file.path.split('/'))
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await copy.part(file.path, file, (bytes) =>
        pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 })),
      )
    }
  } catch (error) {
    await discard()
    throw error
  }
  return {
    install: async () => {
      if (copy.manifest.files.length === 0) return
      const former = `${folder}.former-${randomUUID()}`
      await rename(folder, former).catch(() => undefined)
      await rename(staged, folder)
      await rm(former, { recursive: true, force: true })
    },
    discard,
  }
}
