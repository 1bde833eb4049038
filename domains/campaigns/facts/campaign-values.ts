/** Words in both languages. */
interface Words {
  readonly en: string
  readonly es: string
}

/** The legal nature of a campaign: a notice about someone's service, or an offer. */
export const campaignPurposeNames = {
  Service: { en: 'Service notice', es: 'Aviso de servicio' },
  Offer: { en: 'Offer', es: 'Oferta' },
} as const satisfies Readonly<Record<string, Words>>

export type CampaignPurpose = keyof typeof campaignPurposeNames

/** The ways that its message goes. */
export const campaignChannelNames = {
  Email: { en: 'Email', es: 'Correo electrónico' },
  Text: { en: 'Text message', es: 'Mensaje de texto' },
  Both: { en: 'Email and text message', es: 'Correo y mensaje de texto' },
} as const satisfies Readonly<Record<string, Words>>

export type CampaignChannel = keyof typeof campaignChannelNames

/** One way that a message goes. */
export type MessageChannel = Exclude<CampaignChannel, 'Both'>

/** The ways of each choice, in the order in which they are taken. */
export const channelsOf: Readonly<Record<CampaignChannel, readonly MessageChannel[]>> = {
  Email: ['Email'],
  Text: ['Text'],
  Both: ['Email', 'Text'],
}

/** How far it is, in the order of its life. */
export const campaignStatusNames = {
  Draft: { en: 'Draft', es: 'Borrador' },
  Waiting: { en: 'Waiting for approval', es: 'Espera aprobación' },
  Approved: { en: 'Approved', es: 'Aprobada' },
  Sending: { en: 'Sending', es: 'Enviándose' },
  Paused: { en: 'Paused', es: 'En pausa' },
  Sent: { en: 'Sent', es: 'Enviada' },
  Stopped: { en: 'Stopped', es: 'Detenida' },
} as const satisfies Readonly<Record<string, Words>>

export type CampaignStatus = keyof typeof campaignStatusNames

/** What people do with a campaign besides writing it. */
export const campaignSteps = ['submit', 'takeBack', 'approve', 'pause', 'resume', 'stop'] as const

export type CampaignStep = (typeof campaignSteps)[number]

/** From which states each step leads, and where to. */
export const stepMoves: Readonly<
  Record<CampaignStep, { readonly from: readonly CampaignStatus[]; readonly to: CampaignStatus }>
> = {
  submit: { from: ['Draft'], to: 'Waiting' },
  takeBack: { from: ['Waiting', 'Approved'], to: 'Draft' },
  approve: { from: ['Waiting'], to: 'Approved' },
  pause: { from: ['Sending'], to: 'Paused' },
  resume: { from: ['Paused'], to: 'Sending' },
  stop: { from: ['Draft', 'Waiting', 'Approved', 'Sending', 'Paused'], to: 'Stopped' },
}
