import type { RascunhoAuto, SeguradoraAtiva } from '@balcao/contracts';
import { opcoesBlocos, rotulosFim } from '@balcao/domain';
import { Button, campoId, Cluster, EmptyState, ErrorState, FieldMessages, Skeleton, Stack, Text, token } from '@balcao/ui';
import { PercentField, Select } from '@balcao/ui/forms';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useCampo } from '../../digitacao/use-campo.ts';
import { LinhaSeguradora, SeguradoraInativa, TitulosTaxas } from './linha-seguradora.component.tsx';
import { copy } from './seguradoras.copy.ts';
import { atualPrimeiro, type BlocoComercial, comissaoParaTodas, foraDaLista, withEscolhidas } from './seguradoras.model.ts';

export interface SecaoComercialProps {
  seguradoras: readonly SeguradoraAtiva[];
  status: 'loading' | 'failed' | 'ready';
  onRetry: () => void;
  /** Draws the saved sets, tied to what is chosen. */
  conjuntos?: ((ligacao: { escolhidas: readonly string[]; onChoose: (escolhidas: readonly string[]) => void }) => ReactNode) | undefined;
}

const NOME = 'comercial.seguradoras';
const formas = Object.entries(opcoesBlocos.formaPagamento).map(([value, label]) => ({ value, label }));

/** Block C: who calculates, at which commission, with which discount. */
export function SecaoComercial({ seguradoras, status, onRetry, conjuntos }: SecaoComercialProps) {
  const campo = useCampo<string[]>(NOME, []);
  const { getValues, setValue } = useFormContext<RascunhoAuto>();
  const [tipo, anterior] = useWatch<RascunhoAuto, ['risco.seguro.tipo', 'risco.seguro.seguradoraAnterior']>({
    name: ['risco.seguro.tipo', 'risco.seguro.seguradoraAnterior'],
  });
  const atual = tipo === 'RENOVACAO_PROPRIA' ? (anterior ?? null) : null;
  const bloco = (): BlocoComercial => ({ seguradoras: campo.value, comissaoBps: getValues('comercial.comissaoBps') ?? {} });
  const choose = (escolhidas: readonly string[]) => {
    const next = withEscolhidas(bloco(), escolhidas, seguradoras);
    setValue('comercial.comissaoBps', { ...next.comissaoBps });
    campo.onChange([...next.seguradoras]);
    campo.onCommit([...next.seguradoras]);
  };
  const applyComissao = (bps: number) => {
    for (const [slug, taxa] of Object.entries(comissaoParaTodas(bloco(), bps, seguradoras))) {
      setValue(`comercial.comissaoBps.${slug}`, taxa);
    }
  };

  if (status === 'failed') return <ErrorState onRetry={onRetry} />;
  if (status === 'loading') return <Skeleton lines={6} />;
  if (seguradoras.length === 0) return <EmptyState titulo={copy.nenhumaTitulo}>{copy.nenhumaTexto}</EmptyState>;

  return (
    <Conjunto id={campoId(NOME)} aria-label={copy.legenda}>
      <Stack gap={4}>
        <Cluster gap={2}>
          <Button size="sm" onClick={() => choose(seguradoras.map(({ slug }) => slug))}>
            {copy.todas(seguradoras.length)}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => choose([])} isDisabled={campo.value.length === 0}>
            {copy.limpar}
          </Button>
          <Text role="status" size={13} isSoft>
            {copy.escolhidas(campo.value.length)}
          </Text>
        </Cluster>
        {conjuntos?.({ escolhidas: campo.value, onChoose: choose })}
        <FieldMessages name={NOME} error={campo.error} />
        <Lista>
          {campo.value.length > 0 && <TitulosTaxas />}
          {atualPrimeiro(seguradoras, atual).map((seguradora) => (
            <LinhaSeguradora
              key={seguradora.slug}
              seguradora={seguradora}
              isAtual={seguradora.nome === atual}
              isEscolhida={campo.value.includes(seguradora.slug)}
              onToggle={(isOn) =>
                choose(isOn ? [...campo.value, seguradora.slug] : campo.value.filter((outra) => outra !== seguradora.slug))
              }
            />
          ))}
          {foraDaLista(campo.value, seguradoras).map((slug) => (
            <SeguradoraInativa key={slug} slug={slug} onRemove={() => choose(campo.value.filter((outra) => outra !== slug))} />
          ))}
        </Lista>
        <Rodape>
          <ComissaoParaTodas onApply={applyComissao} />
          <FormaPreferida />
        </Rodape>
      </Stack>
    </Conjunto>
  );
}

function ComissaoParaTodas({ onApply }: { onApply: (bps: number) => void }) {
  const [bps, setBps] = useState<number | null>(null);
  return (
    <Cluster gap={2} align="end">
      <PercentField name="comissao-para-todas" label={copy.comissaoTodas} description={copy.aplicarAjuda} value={bps} onChange={setBps} />
      <Button isDisabled={bps === null} onClick={() => bps !== null && onApply(bps)}>
        {copy.aplicar}
      </Button>
    </Cluster>
  );
}

const FormaPreferida = () => (
  <Select label={rotulosFim['comercial.formaPreferida']} options={formas} {...useCampo<string | null>('comercial.formaPreferida', null)} />
);

const Conjunto = styled.fieldset``;

const Lista = styled.ul.attrs({ className: 'seguradoras' })`
  margin: 0;
  padding: 0;
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
  > * + * {
    border-top: 1px solid ${token('borda')};
  }
`;

const Rodape = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${token('espaco4')};
  align-items: start;
  max-width: 720px;
`;
