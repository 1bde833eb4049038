import { preview } from 'vite'

/** Serves the built site in `folder` at localhost, only to this machine, until the process ends; prints its address. */
export async function serveDocuments(folder: string, base: string): Promise<void> {
  const server = await preview({
    configFile: false,
    base,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: 'localhost', port: 4173 },
  })
  server.printUrls()
}
