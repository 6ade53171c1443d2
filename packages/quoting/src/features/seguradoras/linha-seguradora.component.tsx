import type { SeguradoraAtiva } from '@balcao/contracts';
import { formatBps, formatEmpresa, parametrosBlocos } from '@balcao/domain';
import { above, below, Checkbox, Cluster, Tag, token } from '@balcao/ui';
import { PercentField, Select } from '@balcao/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { useCampoDigitado } from '../../digitacao/use-campo.ts';
import { copy } from './seguradoras.copy.ts';
import { ajusteOf, type TipoAjuste } from './seguradoras.model.ts';

export interface LinhaSeguradoraProps {
  seguradora: SeguradoraAtiva;
  /** The one of the policy that is renewed. */
  isAtual: boolean;
  isEscolhida: boolean;
  onToggle: (isOn: boolean) => void;
}

/** One insurer: whether it calculates and, when it does, at which commission. */
export function LinhaSeguradora({ seguradora, isAtual, isEscolhida, onToggle }: LinhaSeguradoraProps) {
  return (
    <Linha>
      <Cluster gap={2}>
        <Checkbox name={`seguradora-${seguradora.slug}`} label={seguradora.nome} value={isEscolhida} onChange={onToggle} />
        {isAtual && <Tag tone="info">{copy.atual}</Tag>}
      </Cluster>
      {isEscolhida && (
        <Taxas>
          <div>
            <Coluna aria-hidden>{copy.comissaoCurta}</Coluna>
            <Comissao {...seguradora} />
          </div>
          <div>
            <Coluna aria-hidden>{copy.ajusteCurto}</Coluna>
            <Ajuste {...seguradora} />
          </div>
        </Taxas>
      )}
    </Linha>
  );
}

/** One that was chosen and is no longer active: it asks nothing, and unticked it goes. */
export function SeguradoraInativa({ slug, onRemove }: { slug: string; onRemove: () => void }) {
  return (
    <Linha>
      <Cluster gap={2}>
        <Checkbox name={`seguradora-${slug}`} label={formatEmpresa(slug)} value onChange={onRemove} />
        <Tag tone="atencao">{copy.inativa}</Tag>
      </Cluster>
    </Linha>
  );
}

/** Names of the columns, for the eye: each field says its own to a screen reader. */
export const TitulosTaxas = () => (
  <Titulos aria-hidden>
    <Taxas>
      <span>{copy.comissaoCurta}</span>
      <span>{copy.ajusteCurto}</span>
    </Taxas>
  </Titulos>
);

function Comissao({ slug, nome, comissaoMinBps, comissaoMaxBps }: SeguradoraAtiva) {
  return (
    <PercentField
      label={copy.comissao(nome)}
      isLabelHidden
      description={copy.faixa(formatBps(comissaoMinBps), formatBps(comissaoMaxBps))}
      {...useCampoDigitado<number | null>(`comercial.comissaoBps.${slug}`, null)}
    />
  );
}

const tipos = [
  { value: 'DESCONTO', label: copy.desconto },
  { value: 'AGRAVO', label: copy.agravo },
];

function Ajuste({ slug, nome, descontoMaxBps }: SeguradoraAtiva) {
  const { name, value, onChange, onCommit, error } = useCampoDigitado<number | null>(`comercial.descontoBps.${slug}`, null);
  const [tipo, setTipo] = useState<TipoAjuste>((value ?? 0) < 0 ? 'AGRAVO' : 'DESCONTO');
  const abs = value === null ? null : Math.abs(value);
  const choose = (next: string | null) => {
    const chosen: TipoAjuste = next === 'AGRAVO' ? 'AGRAVO' : 'DESCONTO';
    setTipo(chosen);
    onChange(ajusteOf(chosen, abs));
  };
  return (
    <Par>
      <Select name={`${name}-tipo`} label={copy.tipoAjuste(nome)} isLabelHidden options={tipos} value={tipo} onChange={choose} />
      <PercentField
        name={name}
        label={copy.ajuste(nome)}
        isLabelHidden
        maxBps={tipo === 'DESCONTO' ? (descontoMaxBps ?? parametrosBlocos.descontoBps.max) : -parametrosBlocos.descontoBps.min}
        value={abs}
        error={error}
        onChange={(bps) => onChange(ajusteOf(tipo, bps))}
        onCommit={(bps) => onCommit(ajusteOf(tipo, bps))}
      />
    </Par>
  );
}

const Linha = styled.li`
  display: grid;
  gap: ${token('espaco2')} ${token('espaco4')};
  padding: ${token('espaco2')} ${token('espaco3')};
  list-style: none;
  ${above(768)} {
    grid-template-columns: minmax(180px, 1fr) 2fr;
    align-items: start;
    min-height: 52px;
  }
`;

const Titulos = styled(Linha)`
  display: none;
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
  background: ${token('superficieSuave')};
  ${above(768)} {
    display: grid;
    min-height: 0;
    > * {
      grid-column: 2;
    }
  }
`;

/** The name of its column, where there are none. */
const Coluna = styled.div`
  display: none;
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
  ${below(768)} {
    display: block;
    margin-bottom: ${token('espaco1')};
  }
`;

const Taxas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  gap: ${token('espaco3')};
  align-items: start;
  ${below(576)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('espaco2')};
  }
`;

const Par = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  gap: ${token('espaco2')};
`;
