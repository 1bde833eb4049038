import type { Row } from '../row'
import { createInstallation } from '../server/installation'
import { canUseLighthouse, measureWithLighthouse } from './lighthouse'
import { measuredPages } from './measured-pages'
import { weighPage } from './page-weight'
import { signIn } from './sign-in'

/** Measures pages as the built server sends them over the demo world. */
export async function measurePages(
  postgres: { readonly connectionString: string; readonly folder: string },
  say: (sentence: string) => void,
): Promise<readonly Row[]> {
  const server = await (await createInstallation(postgres, 'bench_pages')).start()
  try {
    const origin = `http://127.0.0.1:${server.port}`
    const customer = await signIn(origin)
    const chromium = await canUseLighthouse(say)
    const rows: Row[] = []
    for (const page of measuredPages) {
      say(`Measuring ${page.name} …`)
      const headers = page.isSignedIn ? customer : {}
      rows.push(...(await weighPage(origin, page, headers)))
      if (chromium !== null) rows.push(...(await measureWithLighthouse({ origin, page, headers, chromium })))
    }
    return rows
  } finally {
    await server.stop()
  }
}
