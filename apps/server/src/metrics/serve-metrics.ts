import { createServer } from 'node:http'
import { createServerMetrics, type MeasuredContext } from './server-metrics'

/**
 * Serves `/metrics` for Prometheus on a separate port that is not public: metrics reveal a lot about a business. Fails
 * when the port is in use.
 */
export async function serveMetrics(
  context: MeasuredContext,
  port: number,
): Promise<{ readonly close: () => Promise<void> }> {
  const metrics = createServerMetrics(context)
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, context.settings.host, resolve)
  })
  return {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await metrics.close()
    },
  }
}
