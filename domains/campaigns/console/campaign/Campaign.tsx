import { Card, Notice, Skeleton } from '@porchlight/design-system'
import type { RecordPanelProps } from '@porchlight/page-parts/console-part'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import type { CampaignOverview } from '../../methods/campaign-overview/client'
import { useCampaignOverview } from '../../methods/campaign-overview/hook'
import { LeftOut } from './LeftOut'
import { labels } from './labels'
import { Progress } from './Progress'
import { Samples } from './Samples'
import { Steps } from './Steps'

/** While something of it moves by itself, how often it is looked at again. */
const pollMs = 3_000

/**
 * Shows the content of a campaign and the size of its audience, the available steps, its progress, and who was left
 * out.
 */
export function Campaign({ recordId }: RecordPanelProps) {
  const t = useLabels(labels)
  const { data, error, refresh } = useCampaignOverview({ campaignId: recordId })
  const isMoving = data !== undefined && movesByItself(data)

  usePolling(refresh, pollMs, isMoving)

  if (error !== undefined) return <PartFailed />
  if (data === undefined) return <Skeleton shape="card" count={2} label={t('loading')} />
  return (
    <Card title={t('title')} id="campaign">
      <div className={card.stack}>
        {data.samples.length === 0 ? <Notice kind="warning" title={t('nobody')} /> : null}
        {data.isOwn ? (
          <Notice kind="info" title={t('ownTitle')}>
            <p>{t('ownText')}</p>
          </Notice>
        ) : null}
        <Progress overview={data} />
        <Steps campaignId={recordId} overview={data} refresh={refresh} />
        <LeftOut reasons={data.reasons} />
        <Samples samples={data.samples} />
      </div>
    </Card>
  )
}

function movesByItself({ status, counted }: CampaignOverview): boolean {
  return status === 'Approved' || status === 'Sending' || (status === 'Waiting' && counted === null)
}
