import type { ScreenProps } from '@porchlight/page-parts/screen'
import { SignUpGate } from '../../../components/sign-up/SignUpGate'
import { ReviewContent } from './ReviewContent'

/** Everything once more, each part with a link to change it; then the authorisations. */
export function SignUpReview({ title }: ScreenProps) {
  return (
    <SignUpGate title={title} section="review">
      {(open) => <ReviewContent title={title} open={open} />}
    </SignUpGate>
  )
}
