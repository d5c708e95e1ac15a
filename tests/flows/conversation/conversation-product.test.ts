import { describeInProduct } from '../../product/describe-flow.ts'
import { conversationInProduct } from './conversation.product.ts'

describeInProduct('Conversation', conversationInProduct)
