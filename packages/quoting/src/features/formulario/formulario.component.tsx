import { rotulosDaPessoa } from '@balcao/domain';
import { above, barraInferior, ReadOnlyFields, Stack, token } from '@balcao/ui';
import { ErrorSummary, FormSection } from '@balcao/ui/forms';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { FormProvider, get, useFormState } from 'react-hook-form';
import styled from 'styled-components';
import { useLinha } from '../../linha-aberta.ts';
import { copy } from './formulario.copy.ts';
import { idDaSecao } from './focus-secao.ts';
import { pendenciasPor, type Secao } from './formulario.model.ts';
import { NavegacaoSecoes } from './navegacao-secoes.component.tsx';
import type { Formulario as FormularioVivo } from './use-formulario.ts';

export interface SecaoDoFormulario extends Secao {
  /** Its fields. Give the same element on each render, so that typing elsewhere does not draw it again. */
  readonly content: ReactNode;
}

export interface FormularioProps {
  formulario: FormularioVivo;
  secoes: readonly SecaoDoFormulario[];
  /** Takes the reader to a field. */
  onCampo: (campo: string) => void;
  /** What stays in sight below: how saving goes, the button. */
  barra: ReactNode;
  /** Stands above the sections, inside the form. */
  topo?: ReactNode;
  /** The section that opens the second of two columns; absent, one column beside the list of them. */
  segundaColuna?: string | undefined;
  /** To be read, not written. */
  isSomenteLeitura?: boolean;
}

/** The form of a line around its sections: where one is, what is missing, what was refused. */
export function Formulario({ formulario, secoes, onCampo, barra, topo, segundaColuna, isSomenteLeitura = false }: FormularioProps) {
  const isDenso = segundaColuna !== undefined;
  const pendencias = usePendencias(formulario, secoes);
  return (
    <Quadro $denso={isDenso}>
      {!isDenso && <NavegacaoSecoes secoes={secoes} pendencias={pendencias} />}
      <Coluna $denso={isDenso}>
        <Resumo {...{ formulario, onCampo }} />
        <Secoes form={formulario.form} {...{ secoes, pendencias, topo, segundaColuna, isSomenteLeitura }} />
        <Barra {...barraInferior}>{barra}</Barra>
      </Coluna>
    </Quadro>
  );
}

interface SecoesProps {
  form: FormularioVivo['form'];
  secoes: readonly SecaoDoFormulario[];
  pendencias: Readonly<Record<string, number>>;
  topo: ReactNode;
  segundaColuna: string | undefined;
  isSomenteLeitura: boolean;
}

/** The sections themselves: what goes on around them (saving, calculating, answers arriving) never draws their fields again. */
const Secoes = memo(({ form, secoes, pendencias, topo, segundaColuna, isSomenteLeitura }: SecoesProps) => {
  const cut = secoes.findIndex(({ id }) => id === segundaColuna);
  const drawn = secoes.map((secao) => (
    <div key={secao.id} id={idDaSecao(secao)}>
      <FormSection titulo={secao.titulo} status={isSomenteLeitura ? undefined : statusOf(pendencias[secao.id])}>
        <ReadOnlyFields isReadOnly={isSomenteLeitura}>{secao.content}</ReadOnlyFields>
      </FormSection>
    </div>
  ));
  return (
    <FormProvider {...form}>
      <ReadOnlyFields isReadOnly={isSomenteLeitura}>{topo}</ReadOnlyFields>
      {cut > 0 ? <LadoALado cut={cut}>{drawn}</LadoALado> : <Stack gap={4}>{drawn}</Stack>}
    </FormProvider>
  );
});
Secoes.displayName = 'Secoes';

/** Refused fields not yet corrected; one that was put right leaves the list. */
function Resumo({ formulario, onCampo }: Pick<FormularioProps, 'formulario' | 'onCampo'>) {
  const { form, issues, tentativa } = formulario;
  const linha = useLinha();
  const { errors } = useFormState({ control: form.control });
  // as the field itself says it: «CNPJ» of a company, not «CPF ou CNPJ»
  const proprios: Readonly<Record<string, string>> = rotulosDaPessoa[form.getValues('risco.segurado.pessoa') === 'PJ' ? 'PJ' : 'PF'];
  const left = issues
    .filter(({ campo }) => get(errors, campo))
    .map(({ campo, mensagem }) => ({ campo, mensagem, rotulo: proprios[campo] ?? linha.rotuloDe(campo) }));
  return <ErrorSummary key={tentativa} issues={left} onSelect={onCampo} />;
}

const statusOf = (pendentes: number | undefined) => {
  if (pendentes === undefined) return undefined;
  return pendentes === 0
    ? ({ tone: 'sucesso', texto: copy.completa } as const)
    : ({ tone: 'neutro', texto: copy.faltam(pendentes) } as const);
};

const ESPERA_PENDENCIAS_MS = 300;

/** What is missing by section, a moment after typing rests. */
function usePendencias({ form, judge }: FormularioVivo, secoes: readonly Secao[]): Readonly<Record<string, number>> {
  const [pendencias, setPendencias] = useState<Readonly<Record<string, number>>>(() => pendenciasPor(secoes, judge()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const count = () =>
      setPendencias((before) => {
        const now = pendenciasPor(secoes, judge());
        return secoes.every(({ id }) => now[id] === before[id]) ? before : now;
      });
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(count, ESPERA_PENDENCIAS_MS);
      },
    });
    count();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, judge, secoes]);
  return pendencias;
}

/** Two columns, read one after the other, and the last section below both: it is what the others lead to. */
const LadoALado = ({ cut, children }: { cut: number; children: readonly ReactNode[] }) => (
  <Stack gap={4}>
    <Colunas>
      <Stack gap={4}>{children.slice(0, cut)}</Stack>
      <Stack gap={4}>{children.slice(cut, -1)}</Stack>
    </Colunas>
    {children.at(-1)}
  </Stack>
);

/* not CSS columns: a browser lays all of them out again for each letter typed in one */
const Colunas = styled.div`
  display: grid;
  gap: ${token('espaco4')};
  @container formulario (min-width: 920px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const Quadro = styled.div<{ $denso: boolean }>`
  display: grid;
  gap: ${token('espaco6')};
  ${above(1200)} {
    grid-template-columns: ${({ $denso }) => ($denso ? 'minmax(0, 1fr)' : '200px minmax(0, 1fr)')};
  }
`;

const Coluna = styled.div<{ $denso: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco4')};
  min-width: 0;
  ${({ $denso }) => $denso && 'container: formulario / inline-size;'}
  max-width: ${({ $denso }) => ($denso ? 'none' : '1120px')};
`;

const Barra = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token('zFixo')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco2')} ${token('espaco4')};
  margin: 0 calc(-1 * ${token('espaco4')});
  padding: ${token('espaco2')} ${token('espaco4')};
  background: ${token('superficieAlta')};
  border-top: 1px solid ${token('borda')};
  ${above(992)} {
    margin: 0;
    border: 1px solid ${token('borda')};
    border-radius: ${token('raio10')} ${token('raio10')} 0 0;
  }
`;
