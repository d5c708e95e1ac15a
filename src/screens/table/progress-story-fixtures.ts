import type { OrderProgress } from '../../domain/order-progress.ts'

const stage = (
  name: string,
  state: string,
  progress: Partial<OrderProgress> = {},
): { name: string; orderId: string; progress: OrderProgress } => ({
  name,
  orderId: `order-${state}`,
  progress: {
    state,
    position: 'held',
    refunded: 0,
    deadline: { at: '2031-05-09T10:00:00.000Z', event: '' },
    ...progress,
  },
})

/** Items at each stage of an order, and with money that went another way. */
export const progressStages = [
  stage('Road bicycle', 'paid'),
  stage('Desk lamp', 'cancelAsked'),
  stage('Wool sofa', 'handedOver.met'),
  stage('Record player', 'handedOver.sent'),
  stage('Twelve-string guitar', 'received', { position: 'released' }),
  stage('Pocket film camera', 'problem'),
  stage('Oak chair', 'partOffered'),
  stage('Rain coat', 'returnAsked'),
  stage('Tea cups', 'returning'),
  stage('Rain boots', 'returnMet'),
  stage('Picnic basket', 'returnSent'),
  stage('Telescope', 'underReview'),
  stage('Camping stove', 'canceled', { position: 'refunding', deadline: null }),
  stage('Wall clock', 'refunded', { position: 'refunded', refunded: 85, deadline: null }),
  stage('Violin', 'completed', { position: 'settled', refunded: 20.5, deadline: null }),
  stage('Jazz records', 'received', { position: 'chargedBack' }),
] as const
