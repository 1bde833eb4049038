import { describeText } from '@porchlight/texts/testing'
import { verificationLink } from './text'

describeText(verificationLink, {
  link: 'https://amigo.example.com/es/verification/801000000000001AAA?link=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
})
