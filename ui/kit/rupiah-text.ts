export { rupiahText } from '@pasok/words'
