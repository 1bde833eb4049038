import { gatewayDocument } from './gateways/gateway-document'
import { gatewayPage } from './gateways/gateway-page'
import type { GeneratedFile } from './generated-file'

const folder = 'docs/reference/gateways'

/**
 * Generates a page and an OpenAPI document for each gateway, from the schemas that validate its messages. These load
 * the domains, so they are loaded once the static lists are written.
 */
export async function gatewayReference(): Promise<readonly GeneratedFile[]> {
  const { gateways } = await import('./gateways/gateways')
  return gateways.flatMap((gateway) => [
    { path: `${folder}/${gateway.name}.md`, text: gatewayPage(gateway) },
    {
      path: `${folder}/${gateway.name}.openapi.json`,
      text: `${JSON.stringify(gatewayDocument(gateway), null, 2)}\n`,
    },
  ])
}
