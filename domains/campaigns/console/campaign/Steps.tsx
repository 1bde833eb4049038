import { Button, Notice, ScriptOnly } from '@porchlight/design-system'
import { campaignErrors } from '@porchlight/errors/campaign-errors'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import type { CampaignStep } from '../../facts/campaign-values'
import type { CampaignOverview } from '../../methods/campaign-overview/client'
import { labels } from './labels'
import { moveCampaign } from './move-campaign'

interface StepsProps {
  readonly campaignId: string
  readonly overview: CampaignOverview
  readonly refresh: () => Promise<unknown>
}

/** The steps that the viewer may take; to stop for good is pressed twice. */
export function Steps({ campaignId, overview, refresh }: StepsProps) {
  const t = useLabels(labels)
  const { language } = usePage()
  const [busy, setBusy] = useState<CampaignStep | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSure, setSure] = useState(false)

  async function take(step: CampaignStep) {
    if (busy !== null) return
    if (step === 'stop' && !isSure) {
      setSure(true)
      return
    }
    setBusy(step)
    setProblem(await moveCampaign(campaignId, step, overview.hash))
    setSure(false)
    await refresh().catch(() => undefined)
    setBusy(null)
  }

  if (overview.steps.length === 0) return null
  return (
    <ScriptOnly>
      {problem === null ? null : (
        <Notice kind="danger" title={t('notMoved')}>
          <p>{problemText(problem, language) ?? t('failed')}</p>
        </Notice>
      )}
      <div className={card.ways}>
        {overview.steps.map((step) => (
          <Button
            key={step}
            variant={step === 'submit' || step === 'approve' || step === 'resume' ? 'primary' : 'secondary'}
            busy={busy === step}
            busyLabel={t('moving')}
            onClick={() => void take(step)}
          >
            {t(step === 'stop' && isSure ? 'stopSure' : step)}
          </Button>
        ))}
      </div>
    </ScriptOnly>
  )
}

/** Returns the catalogue's text for an error of campaigns; undefined for all others. */
function problemText(key: string, language: 'en' | 'es'): string | undefined {
  const known: Readonly<Record<string, { readonly message: Readonly<Record<'en' | 'es', string>> }>> =
    campaignErrors
  return Object.hasOwn(known, key) ? known[key]?.message[language] : undefined
}
