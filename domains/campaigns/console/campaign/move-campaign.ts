import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { CampaignStep } from '../../facts/campaign-values'

/** Takes a campaign one step on; the key of the error when it was refused, null when it was done. */
export async function moveCampaign(
  campaignId: string,
  step: CampaignStep,
  hash: string,
): Promise<string | null> {
  const answer = await callMethod('CustomerPortalCampaignController/moveCampaign', {
    campaignId,
    step,
    ...(step === 'approve' ? { hash } : {}),
  })
  return answer.kind === 'done' ? null : (Object.values(answer.errors)[0] ?? 'internal')
}
