import { fromPromise } from 'xstate';
import { type HomeServices, homeMachine } from '../../machines/home/home.machine.ts';

export const wireHome = (services: HomeServices) =>
  homeMachine.provide({
    actors: { loadHome: fromPromise(({ input, signal }) => services.loadHome(input, signal)) },
  });
