import type { Row } from '../row'
import { createInstallation } from '../server/installation'
import { measureWithLighthouse } from './lighthouse'
import { measureLoginPage } from './login-page'

/** The login page as the built server sends it. */
export async function measurePages(
  postgres: { readonly connectionString: string; readonly folder: string },
  say: (sentence: string) => void,
): Promise<readonly Row[]> {
  say('Measuring pages …')
  const server = await (await createInstallation(postgres, 'bench_pages')).start()
  try {
    const origin = `http://127.0.0.1:${server.port}`
    return [...(await measureLoginPage(origin)), ...(await measureWithLighthouse(origin, say))]
  } finally {
    await server.stop()
  }
}
