import { escolhaCalls, quotingCalls, type SemTransmissao } from '@balcao/contracts';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, signIn, umaCotacao, umaOferta, umResultado } from '@balcao/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type AcaoDaLinha, AcaoDaOferta } from '../../acao-da-oferta.ts';
import { type ResultadosProps, ResultadosAoVivo } from './resultados.component.tsx';

const orcamentoId = '0198b2c4-0000-7000-8000-0000000000b1';
const cotacaoId = '0198b2c4-0000-7000-8000-0000000000c1';
const cotacao = umaCotacao({ id: cotacaoId, orcamentoId, status: 'CONCLUIDA' });
const ofertaId = '0190b000-0000-7000-8000-000000000031';
const resultado = umResultado({ seguradora: 'jequitiba_seguros', cotacaoId, ofertas: [umaOferta({ id: ofertaId })] });
const vivas = { termos: jest.fn(), simulate: jest.fn(), adjust: jest.fn(), combinado: jest.fn() };
const told = {
  onOrdem: jest.fn(),
  onPedido: jest.fn(),
  onVersao: jest.fn(),
  onRecalculate: jest.fn(),
  onCampo: jest.fn(),
  onComercial: jest.fn(),
};
const gateway = fakeGateway();
const user = userEvent.setup();

interface Tela {
  semTransmissao?: SemTransmissao;
  acao?: AcaoDaLinha;
  over?: Partial<ResultadosProps>;
}

async function open({ semTransmissao, acao, over }: Tela) {
  gateway.answer(quotingCalls.getCotacao, { cotacao, resultados: [resultado], semTransmissao });
  render(
    <MemoryRouter>
      <QueryProvider>
        <AcaoDaOferta value={acao ?? null}>
          <ResultadosAoVivo
            {...{ orcamentoId, cotacaoId }}
            cotacoes={[]}
            ordem="premio"
            pedido={null}
            condicoes={vivas}
            {...told}
            {...over}
          />
        </AcaoDaOferta>
      </QueryProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('list', { name: 'Respostas das seguradoras' });
}

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(escolhaCalls.listEscolhas, []);
});
afterEach(cleanup);
afterAll(gateway.close);

it('says above the offers what a line asks of each of them, while something may still be done', async () => {
  const acao = { Acao: () => null, aviso: 'Registre a declaração.', orcamentoId, segurado: '' };
  const offered = async (over: Partial<ResultadosProps>) => {
    await open({ over, acao });
    const aviso = screen.queryByText(acao.aviso);
    const lista = screen.getByRole('list', { name: 'Respostas das seguradoras' });
    const isAbove = aviso !== null && aviso.compareDocumentPosition(lista) === Node.DOCUMENT_POSITION_FOLLOWING;
    cleanup();
    return isAbove;
  };
  expect(await offered({})).toBe(true);
  expect(await offered({ condicoes: undefined })).toBe(false);
});

it('offers to transmit only what its insurer takes through here, and says of the rest where it is done', async () => {
  signIn({ bloqueioTransmitir: false, hash: 'transmite' });
  const steps = async (semTransmissao: SemTransmissao) => {
    await open({ semTransmissao });
    await user.click(screen.getByRole('button', { name: /^Avançar com esta/ }));
    const found = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    cleanup();
    queryClient.clear();
    return found;
  };
  const portal = 'Incluir propostaA transmissão desta oferta é feita no portal da seguradora.';
  expect(await steps({ seguradoras: [], ofertas: [] })).toEqual(['Enviar ao cliente', 'Transmitir à seguradora', 'Incluir proposta']);
  expect(await steps({ seguradoras: ['jequitiba_seguros'], ofertas: [] })).toEqual(['Enviar ao cliente', portal]);
  expect(await steps({ seguradoras: [], ofertas: [ofertaId] })).toEqual(['Enviar ao cliente', portal]);
});
