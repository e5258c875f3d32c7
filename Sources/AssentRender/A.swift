// AssentRender
