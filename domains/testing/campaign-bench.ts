import type { CampaignStep } from '../campaigns/facts/campaign-values'
import type { CampaignOverview } from '../campaigns/methods/campaign-overview/client'
import { callAs } from './call-as'
import type { MethodBench } from './method-bench'
import { takeQueued } from './take-queued'

const records = '/services/data/v65.0/ui-api/records'
const controller = 'CustomerPortalCampaignController'
const supervisor = 'supervisor@example.com'
const admin = 'admin@example.com'

/** Staff actions on campaigns over a bench, through the calls that the console makes. */
export function campaignBench(bench: () => MethodBench) {
  const call = callAs(() => bench().world, controller)

  /** Sends a write to the data service as that user. */
  async function write(method: 'POST' | 'PATCH', url: string, payload: object, username: string) {
    const { app, tokenOf } = bench().world
    const headers = { authorization: `Bearer ${await tokenOf(username)}` }
    return app.inject({ method, url, payload, headers })
  }

  const create = (fields: object, username = supervisor) =>
    write('POST', records, { apiName: 'Campaign__c', fields: { ...plain, ...fields } }, username)

  const change = (id: string, fields: object, username = supervisor) =>
    write('PATCH', `${records}/${id}`, { fields }, username)

  async function draft(fields: object = {}): Promise<string> {
    const answer = await create(fields)
    if (answer.statusCode !== 201) throw new TypeError(answer.body)
    return answer.json<{ id: string }>().id
  }

  const overview = async (campaignId: string, username = admin): Promise<CampaignOverview> =>
    (await call('campaignOverview', username, { campaignId })).body

  const move = async (campaignId: string, step: CampaignStep, username = supervisor, hash?: string) =>
    call('moveCampaign', username, { campaignId, step, ...(hash === undefined ? {} : { hash }) })

  /** Runs queued campaign jobs repeatedly until none are left. */
  async function settle(): Promise<void> {
    const names = ['count-campaign', 'send-campaigns', 'send-campaign-message']
    while ((await takeQueued(bench(), names)) > 0) await bench().runJobs()
  }

  /** Runs one minute of the schedule, with all that it queues. */
  async function minute(): Promise<void> {
    bench().world.advance(60_000)
    bench().waiting.push({ jobName: 'send-campaigns', payload: {} })
    await bench().runJobs()
    await settle()
  }

  /** Submits a draft, has its customers counted, and approves it as the second person. */
  async function approve(campaignId: string): Promise<void> {
    const submitted = await move(campaignId, 'submit')
    if (submitted.status !== 200) throw new TypeError(submitted.text)
    await settle()
    const { hash } = await overview(campaignId)
    const approved = await move(campaignId, 'approve', admin, hash)
    if (approved.status !== 200) throw new TypeError(approved.text)
  }

  return { create, change, draft, overview, move, settle, minute, approve, call }
}

/** A valid service notice by mail to the first brand. */
const plain = {
  Name: 'A storm is near',
  Brand__c: 'first',
  Purpose__c: 'Service',
  Channel__c: 'Email',
  Subject__c: 'Storm on Friday',
  Subject_ES__c: 'Tormenta el viernes',
  Mail_Text__c: 'Hello {firstName},\n\ncharge your phones at {street}.',
  Mail_Text_ES__c: 'Hola, {firstName}:\n\ncargue sus teléfonos en {street}.',
}
