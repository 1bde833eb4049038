import { Hero } from '@porchlight/design-system'
import { Head } from '@porchlight/page-parts/page/Head'
import { HeroPage } from '@porchlight/page-parts/page/HeroPage'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallButton } from './CallButton'
import { enrollmentLabels } from './labels'

/** Says that there is no such order, or none of the viewer's: both the same, with the way out. */
export function OrderNotFound() {
  const t = useLabels(enrollmentLabels)
  return (
    <HeroPage>
      <Head title={t('orderNotFound')} status={404} />
      <Hero heading={t('orderNotFound')} action={<CallButton />}>
        {t('orderNotFoundText')}
      </Hero>
    </HeroPage>
  )
}
