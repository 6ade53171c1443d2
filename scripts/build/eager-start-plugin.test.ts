import { runInNewContext } from 'node:vm';
import { eagerStart } from './eager-start-plugin.ts';

const written =
  'System.register(["react"],function(e,t){var n={};return{setters:[function(e){n.x=e.x}],execute:function(){e((()=>({y:n.x+1}))())}}});';

it('leaves a System module doing what it did', () => {
  const exported: Record<string, unknown> = {};
  interface Declared {
    setters: ((module: object) => void)[];
    execute(): void;
  }
  const System = {
    register: (_: string[], declare: (add: (values: object) => void) => Declared) => {
      const { setters, execute } = declare((values) => Object.assign(exported, values));
      setters[0]?.({ x: 1 });
      execute();
    },
  };
  runInNewContext(eagerStart(written), { System });
  expect(exported).toEqual({ y: 2 });
  expect(eagerStart(written)).toMatch(/^System\.register\(\["react"\],\(function/);
});

it('refuses a module it does not recognise rather than break it', () => {
  expect(() => eagerStart('System.register([],async function(){});')).toThrow('outra forma');
});
