import { Button, Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useSearch } from 'wouter'
import { readTypedZip } from '../../../utilities/components/zip-code/typed-zip'
import { ZipField } from '../../../utilities/components/zip-code/ZipField'
import { labels } from './labels'

/** Where the new home is. */
export function NewHomeZip({ accountId }: { readonly accountId: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  const typed = readTypedZip(new URLSearchParams(useSearch()))
  return (
    <Card title={t('whereTitle')}>
      <form className={card.stack} action={address('/move')}>
        <input type="hidden" name="account" value={accountId} />
        <ZipField typed={typed} hint={t('zipHint')} />
        <Button type="submit" wide>
          {t('showPlans')}
        </Button>
      </form>
    </Card>
  )
}
