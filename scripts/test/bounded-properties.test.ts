import fc from 'fast-check';

describe('a property', () => {
  const before = process.env['BALCAO_TEST_SEED'];
  afterEach(() => {
    jest.restoreAllMocks();
    if (before === undefined) Reflect.deleteProperty(process.env, 'BALCAO_TEST_SEED');
    else process.env['BALCAO_TEST_SEED'] = before;
  });
  /** Draws of fifty, on a clock that goes on by a second whenever it is looked at. */
  const drawn = async (): Promise<number> => {
    let [now, draws] = [0, 0];
    jest.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
    const property = fc.asyncProperty(fc.integer(), async () => {
      draws += 1;
    });
    await fc.assert(property, { numRuns: 50 });
    return draws;
  };

  it('is judged as fast-check judges it, and says what broke it', () => {
    expect(() => fc.assert(fc.property(fc.integer({ min: 0, max: 1000 }), (n) => n < 500))).toThrow(/Counterexample: \[500\]/);
  });

  it('is drawn no more once its time is over, in a run of npm test', async () => {
    process.env['BALCAO_TEST_SEED'] = '1';
    const draws = await drawn();
    expect(draws).toBeGreaterThan(0);
    expect(draws).toBeLessThan(10);
  });

  it('is drawn as often as it says in any other', async () => {
    Reflect.deleteProperty(process.env, 'BALCAO_TEST_SEED');
    expect(await drawn()).toBe(50);
  });
});
