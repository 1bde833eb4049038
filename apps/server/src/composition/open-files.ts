import { createDiskFiles, createS3Files, type FilesPort } from '@porchlight/providers/files'
import type { Settings } from '../settings/read-settings'
import { filesFolder } from './files-folder'

/** Opens the place for files that the settings name. */
export async function openFiles({ files, dataDir }: Pick<Settings, 'files' | 'dataDir'>): Promise<FilesPort> {
  return files.kind === 's3' ? createS3Files(files) : createDiskFiles(filesFolder(dataDir))
}

/** The bucket that files lie in, `s3://documents`; null when they lie on the disk. */
export function bucketAddress({ files }: Pick<Settings, 'files'>): string | null {
  return files.kind === 's3' ? `s3://${files.bucket}` : null
}
