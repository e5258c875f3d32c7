import AssentTemplates
print(probe.count)
