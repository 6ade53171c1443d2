import { linhaAuto, linhaEmpresarial } from '@balcao/domain';
import type { RascunhoOrcamento } from '@balcao/contracts';
import { umRascunhoAuto } from '@balcao/testing';
import { TextField } from '@balcao/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { LinhaAberta } from '../../linha-aberta.ts';
import { useCampo } from '../../digitacao/use-campo.ts';
import { Formulario } from './formulario.component.tsx';
import { useFormulario } from './use-formulario.ts';

const onDraw = jest.fn<void, [string]>();
const drawsOf = (nome: string) => onDraw.mock.calls.filter(([drawn]) => drawn === nome).length;
const told: RascunhoOrcamento[] = [];

function Campo({ nome }: { nome: string }) {
  onDraw(nome);
  return <TextField label={nome} {...useCampo<string>(nome, '')} />;
}

const PROFISSAO = 'risco.segurado.profissao';
const BAIRRO = 'risco.segurado.bairro';

function Tela() {
  const formulario = useFormulario({
    linha: linhaAuto,
    inicial: umRascunhoAuto(),
    seguradoras: [],
    onChange: (rascunho) => told.push(rascunho),
  });
  const secoes = useMemo(
    () => [
      {
        id: 'segurado',
        titulo: 'Segurado',
        prefixos: ['risco.segurado'],
        content: (
          <>
            <Campo nome={PROFISSAO} />
            <Campo nome={BAIRRO} />
          </>
        ),
      },
    ],
    [],
  );
  onDraw('tela');
  return (
    <LinhaAberta value={linhaAuto}>
      <Formulario {...{ formulario, secoes }} onCampo={() => undefined} barra={null} />
    </LinhaAberta>
  );
}

beforeEach(() => {
  onDraw.mockClear();
  told.length = 0;
});
afterEach(cleanup);

/** A form of a company whose goods, building and equipment are all of no value. */
function Empresa() {
  const { risco, comercial } = linhaEmpresarial.inicial({ hoje: '2026-11-20', corretoraId: '0190a000-0000-7000-8000-000000000001' });
  const formulario = useFormulario({
    linha: linhaEmpresarial,
    inicial: { risco: { ...risco, valorRisco: { predioCentavos: 0, mmuCentavos: 0, mercadoriasCentavos: 0 } }, comercial },
    seguradoras: [],
    onChange: () => undefined,
  });
  const secoes = useMemo(() => [{ id: 'valores', titulo: 'Valores', prefixos: ['risco.valorRisco'], content: <Mercadorias /> }], []);
  return (
    <LinhaAberta value={linhaEmpresarial}>
      <Formulario {...{ formulario, secoes }} onCampo={() => undefined} barra={null} />
      <button type="button" onClick={() => void formulario.submit(async () => undefined)}>
        Julgar
      </button>
    </LinhaAberta>
  );
}

function Mercadorias() {
  const { onChange, ...campo } = useCampo<number | null>('risco.valorRisco.mercadoriasCentavos', null);
  return (
    <TextField
      label="Mercadorias"
      {...campo}
      value={String(campo.value ?? '')}
      onChange={(texto) => onChange(Number(texto))}
      onCommit={() => undefined}
    />
  );
}

it('names a field in the summary as it is named on screen, and drops what another field put right', async () => {
  render(<Empresa />);
  await userEvent.click(screen.getByRole('button', { name: 'Julgar' }));
  const resumo = await screen.findByRole('alert');
  expect(resumo).toHaveTextContent('CNPJ: Campo obrigatório.');
  expect(resumo).toHaveTextContent('Razão social: Campo obrigatório.');
  expect(resumo).not.toHaveTextContent('CPF');
  expect(resumo).toHaveTextContent('Informe o valor do prédio');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mercadorias' }), '50000000');
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('Informe o valor do prédio'));
  expect(screen.getByRole('alert')).toHaveTextContent('CNPJ: Campo obrigatório.');
});

it('draws only the field being typed in', async () => {
  render(<Tela />);
  const before = [PROFISSAO, BAIRRO, 'tela'].map(drawsOf);
  await userEvent.type(screen.getByRole('textbox', { name: PROFISSAO }), 'Dentista');
  expect(drawsOf(PROFISSAO)).toBeGreaterThan(before[0] ?? 0);
  expect([drawsOf(BAIRRO), drawsOf('tela')]).toEqual(before.slice(1));
});

it('tells each change with a draft of its own, which later typing does not touch', async () => {
  render(<Tela />);
  await userEvent.type(screen.getByRole('textbox', { name: PROFISSAO }), 'Di');
  expect(told.map(({ risco }) => (risco['segurado'] as { profissao?: string }).profissao)).toEqual(['D', 'Di']);
});
