import { cropInProduct } from './crop.product.ts'
import { describeInProduct } from './describe-flow.ts'

describeInProduct('Crop', cropInProduct)
