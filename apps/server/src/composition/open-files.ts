import { createDiskFiles, createS3Files, type FilesPort } from '@porchlight/providers/files'
import type { Settings } from '../settings/read-settings'
import { filesFolder } from './files-folder'

/** Opens the file store named in the settings. */
export async function openFiles({ files, dataDir }: Pick<Settings, 'files' | 'dataDir'>): Promise<FilesPort> {
  return files.kind === 's3' ? createS3Files(files) : createDiskFiles(filesFolder(dataDir))
}

/** Returns the bucket that files are stored in, `s3://documents`; null when they are on disk. */
export function bucketAddress({ files }: Pick<Settings, 'files'>): string | null {
  return files.kind === 's3' ? `s3://${files.bucket}` : null
}
