import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../source/root'

/** The options of a build of the site. */
export interface DocumentsOptions {
  /** The path of the site on its host, with `/` at both ends. */
  readonly base: string
  /** The address below which files of the repository can be read; without it links to them lead nowhere. */
  readonly repository?: string | undefined
}

/**
 * Builds the site of the documents into `folder`, emptying it, and returns whether it succeeded; errors are printed.
 */
export function buildDocuments(folder: string, { base, repository }: DocumentsOptions): boolean {
  // VitePress looks for Vue in the folder that it is installed in.
  const site = join(root, 'docs/site')
  const vitepress = join(site, 'node_modules/vitepress/bin/vitepress.js')
  const { status } = spawnSync(
    process.execPath,
    [vitepress, 'build', '.', '--outDir', folder, '--base', base],
    {
      cwd: site,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DOCUMENTS_REPOSITORY: repository },
    },
  )
  return status === 0
}
