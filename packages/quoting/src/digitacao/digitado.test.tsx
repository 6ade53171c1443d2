import { Digitado, flushDigitados } from './digitado.ts';

const typing = () => {
  const digitado = new Digitado<string>();
  const told: string[] = [];
  digitado.tellTo((value) => told.push(value));
  return { digitado, told };
};
const aFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));

it('is told once for what is typed in one breath, after the frame that shows it', async () => {
  const { digitado, told } = typing();
  digitado.note('a');
  digitado.note('ab');
  expect(told).toEqual([]);
  expect(digitado.over('')).toBe('ab');
  await aFrame();
  expect(told).toEqual(['ab']);
  expect(digitado.over('o que o formulário diz')).toBe('o que o formulário diz');
});

it('is told at once when somebody needs it, and not again', async () => {
  const [um, outro] = [typing(), typing()];
  um.digitado.note('x');
  outro.digitado.note('y');
  flushDigitados();
  expect([um.told, outro.told]).toEqual([['x'], ['y']]);
  await aFrame();
  expect([um.told, outro.told]).toEqual([['x'], ['y']]);
});

it('is told in a page that draws no frames', () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  const draw = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const { digitado, told } = typing();
  digitado.note('z');
  jest.advanceTimersByTime(100);
  expect(told).toEqual(['z']);
  draw.mockRestore();
  jest.useRealTimers();
});
