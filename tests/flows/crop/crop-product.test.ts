import { cropInProduct } from './crop.product.ts'
import { describeInProduct } from '../../product/describe-flow.ts'

describeInProduct('Crop', cropInProduct)
