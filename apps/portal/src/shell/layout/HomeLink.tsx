import { brandOf } from '@porchlight/brands'
import { BrandMark } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from './Header.module.css'

const noLabels = {}

/** The brand, which links home. */
export function HomeLink() {
  const { brand } = usePage()
  const t = useLabels(noLabels)
  const address = useAddress()
  const { logo, names } = brandOf(brand)
  return (
    <a className={styles.home} href={address('/')} aria-label={t('homeLink', { brand: names.displayName })}>
      <BrandMark logo={logo} name={names.displayName} />
    </a>
  )
}
