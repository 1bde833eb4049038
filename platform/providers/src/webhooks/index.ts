export { createHttpWebhooks } from './http-webhooks'
export { receiverProblem } from './receiver-address'
export { signWebhook, webhookSignatureHeader } from './webhook-signature'
export type { WebhookDelivery, WebhooksPort } from './webhooks-port'
