/** @jest-environment jsdom */
import { PerguntaDps } from '@balcao/contracts';
import { declaracaoDe, mensagensPor, preenchimentoDe } from './dps.model.ts';

it('opens with nothing answered, the name typed in the quote and no consent taken for granted', () => {
  const vazio = preenchimentoDe(null, 'Ana Souza');
  expect(vazio).toMatchObject({ consentimento: false, titular: 'Ana Souza', respostas: { CANCER: { resposta: null, detalhe: '' } } });
  expect(declaracaoDe(vazio)).toEqual({ titular: 'Ana Souza', respostas: [] });
});

it('opens with what was told before, and asks the consent anew', () => {
  const declaracao = {
    titular: 'Ana Souza',
    respostas: PerguntaDps.options.map((pergunta) =>
      pergunta === 'DIABETES' ? { pergunta, resposta: true, detalhe: 'Tipo 2' } : { pergunta, resposta: false },
    ),
  };
  const aberto = preenchimentoDe(declaracao, 'Outro Nome');
  expect([aberto.consentimento, aberto.titular]).toEqual([false, 'Ana Souza']);
  expect(declaracaoDe(aberto)).toEqual(declaracao);
});

it('explains a yes only', () => {
  const { respostas, ...resto } = preenchimentoDe(null, ' Ana Souza ');
  const told = { ...respostas, CANCER: { resposta: false, detalhe: 'esquecido' }, DIABETES: { resposta: true, detalhe: ' Tipo 2 ' } };
  expect(declaracaoDe({ ...resto, respostas: told })).toEqual({
    titular: 'Ana Souza',
    respostas: [
      { pergunta: 'DIABETES', resposta: true, detalhe: 'Tipo 2' },
      { pergunta: 'CANCER', resposta: false },
    ],
  });
});

it('says the first sentence of each field', () => {
  const erro = (campo: string, mensagem: string) => ({ campo, codigo: 'invalido', mensagem });
  expect(mensagensPor([erro('a', 'um'), erro('a', 'dois'), erro('b', 'três')])).toEqual({ a: 'um', b: 'três' });
});
