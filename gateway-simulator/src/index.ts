export { openSimulator, type Simulator, type SimulatorStore } from './simulator.ts'
export { simulatedActs, type SimulatedTransaction } from './transaction.ts'
