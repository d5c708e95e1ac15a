import { describeInProduct } from '../../product/describe-flow.ts'
import { identifyViewerInProduct } from './identifyViewer.product.ts'

describeInProduct('B3', identifyViewerInProduct)
