import { Button, Card, Notice, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useSearch } from 'wouter'
import { readTypedZip } from '../../../utilities/components/zip-code/typed-zip'
import { ZipField } from '../../../utilities/components/zip-code/ZipField'
import { useFindUtilities } from '../../../utilities/methods/find-utilities/hook'
import styles from './Emergency.module.css'
import { emergencyLabels } from './labels'
import { UtilityCard } from './UtilityCard'

interface UtilityFinderProps {
  readonly commodity: 'Electricity' | 'Gas'
  /** The page that contains it, which answers the form. */
  readonly path: string
}

/** Shows whom to call: the utilities of the customer’s homes, or of the ZIP code entered. */
export function UtilityFinder({ commodity, path }: UtilityFinderProps) {
  const t = useLabels(emergencyLabels)
  const { viewer } = usePage()
  const address = useAddress()
  const typed = readTypedZip(new URLSearchParams(useSearch()))
  const isRequested = typed.zip !== null || (viewer !== null && typed.wrongZip === null)
  const { data, state } = useFindUtilities(
    isRequested ? (typed.zip === null ? {} : { zipCode: typed.zip }) : undefined,
  )
  const utilities = (data?.utilities ?? []).filter((utility) => utility.commodity === commodity)
  const find = t(commodity === 'Gas' ? 'findGas' : 'findElectricity')
  return (
    <>
      {isRequested && data === undefined ? (
        state === 'Error' ? (
          <PartFailed />
        ) : (
          <Skeleton shape="card" label={t('searching')} />
        )
      ) : null}
      {data !== undefined && typed.zip !== null && utilities.length === 0 ? (
        <Notice
          kind="info"
          title={t(commodity === 'Gas' ? 'unknownGas' : 'unknownElectricity', { zip: typed.zip })}
        >
          <p>{t('unknownText')}</p>
        </Notice>
      ) : null}
      {utilities.map((utility, index) => (
        <UtilityCard key={utility.id} utility={utility} isFirst={index === 0 && commodity !== 'Gas'} />
      ))}
      <Card title={utilities.length === 0 ? find : t('anotherHome')}>
        <form className={styles.form} action={address(path)}>
          <ZipField typed={typed} hint={t('homeHint')} />
          <Button type="submit" variant="secondary">
            {t('findNumber')}
          </Button>
        </form>
      </Card>
    </>
  )
}
