export { createHttpWebhooks } from './http-webhooks'
export { signWebhook, webhookSignatureHeader } from './webhook-signature'
export type { WebhookDelivery, WebhooksPort } from './webhooks-port'
