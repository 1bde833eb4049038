import { gatewayDocument } from './gateways/gateway-document'
import { gatewayPage } from './gateways/gateway-page'
import { gateways } from './gateways/gateways'
import type { GeneratedFile } from './generated-file'

const folder = 'docs/reference/gateways'

/** A page and an OpenAPI document for each gateway, from the schemas that check what goes over the wire. */
export async function gatewayReference(): Promise<readonly GeneratedFile[]> {
  return gateways.flatMap((gateway) => [
    { path: `${folder}/${gateway.name}.md`, text: gatewayPage(gateway) },
    {
      path: `${folder}/${gateway.name}.openapi.json`,
      text: `${JSON.stringify(gatewayDocument(gateway), null, 2)}\n`,
    },
  ])
}
