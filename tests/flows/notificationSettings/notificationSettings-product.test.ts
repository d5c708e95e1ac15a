import { describeInProduct } from '../../product/describe-flow.ts'
import { notificationSettingsInProduct } from './notificationSettings.product.ts'

describeInProduct('Mails about notifications', notificationSettingsInProduct)
